const paths = {
  back: "M12.5 4.5 7 10l5.5 5.5",
  bulb: "M7.5 14.5h5M8.5 17h3M6 8.5a4 4 0 1 1 6.7 3c-.8.7-1.2 1.3-1.2 2.5h-3c0-1.2-.4-1.8-1.2-2.5A4 4 0 0 1 6 8.5z",
  chat: "M3.5 4h13v9h-7L6 16.2V13H3.5z",
  check: "m4.5 10.5 3.5 3.5 7.5-8",
  close: "m5 5 10 10M15 5 5 15",
  copy: "M7 7h9v9H7zM4 13V4h9",
  first: "M5.5 4.5v11M14.5 4.5 9 10l5.5 5.5",
  fit: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  flag: "M5 17V3.5M5 4h9.5l-2.5 3.5 2.5 3.5H5",
  forward: "M7.5 4.5 13 10l-5.5 5.5",
  globe: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15",
  last: "M14.5 4.5v11M5.5 4.5 11 10l-5.5 5.5",
  link: "M8 12 12 8M7 8.5 5 10.5a3.2 3.2 0 0 0 4.5 4.5l2-2M13 11.5l2-2A3.2 3.2 0 0 0 10.5 5l-2 2",
  list: "M4 6h12M4 10h12M4 14h8",
  menu: "M3.5 6h13M3.5 10h13M3.5 14h13",
  mute: "M3 8v4h3l4 3.5v-11L6 8zM13.5 8l4 4M17.5 8l-4 4",
  pause: "M7 4.5v11M13 4.5v11",
  person: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5",
  play: "M6.5 4.5v11l9-5.5z",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  settings: "M4 6h8M15 6h1M4 14h1M8 14h8M12 4v4M5 12v4",
  sound: "M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.5 5a7 7 0 0 1 0 10",
  sun: "M10 6.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4",
  undo: "M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8",
} as const;

export type IconName = keyof typeof paths;

/** A drawing on a grid of 20; what it means is said in words beside it or in a label around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
