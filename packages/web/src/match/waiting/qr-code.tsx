import encodeQR from "qr";

/** The dark squares of a code as one path: a unit each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** A QR code with its quiet zone. Dark on light in every theme: cameras expect it. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, "raw");
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={pathOf(rows)} />
    </svg>
  );
}
