# Umpire with its games: docker build -t umpire . && docker run -p 8080:8080 -v umpire-data:/data umpire
# The larger image has a compiler, for whatever of the dependencies has to be compiled.
FROM node:22-bookworm AS built
WORKDIR /umpire
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 UMPIRE_DATA=/data
WORKDIR /umpire
COPY --from=built /umpire/package.json ./
COPY --from=built /umpire/node_modules node_modules
COPY --from=built /umpire/packages packages
COPY --from=built /umpire/games games
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "packages/umpire/bin/umpire-server.js"]
