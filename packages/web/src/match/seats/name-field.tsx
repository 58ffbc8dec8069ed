import { MAX_NAME_LENGTH } from "./own-name.ts";

type NameFieldProps = {
  readonly label: string;
  readonly className: string;
  readonly name: string;
  readonly placeholder: string;
  readonly setName: (name: string) => void;
};

/** The player's name, with its label. */
export function NameField({ label, className, name, placeholder, setName }: NameFieldProps) {
  return (
    <label className={className}>
      {label}
      <input
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="nickname"
        placeholder={placeholder}
        onChange={({ target }) => setName(target.value)}
      />
    </label>
  );
}
