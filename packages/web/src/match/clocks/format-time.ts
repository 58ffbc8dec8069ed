const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Milliseconds as a clock shows them: tenths in the last ten seconds, hours and days where there are any. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (ms < 10_000) return `0:0${(Math.ceil(ms / 100) / 10).toFixed(1)}`.replace("0:010.0", "0:10");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail.replace(/^0/, "");
}
