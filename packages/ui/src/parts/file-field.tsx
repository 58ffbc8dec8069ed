import type { ChangeEvent } from "react";

type FileFieldProps = {
  readonly label: string;
  /** What the field of the browser calls `accept`. */
  readonly accept: string;
  readonly choose: (file: File) => void;
};

/** A file is chosen by a button like any other: the browser's own stays out of sight, and keeps the keyboard. */
export function FileField({ label, accept, choose }: FileFieldProps) {
  const changed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) choose(file);
    // So that the same file can be chosen again once it is corrected.
    target.value = "";
  };
  return (
    <label className="button file-field">
      {label}
      <input className="visually-hidden" type="file" accept={accept} onChange={changed} />
    </label>
  );
}
