import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import "./stepper.css";

type Stepping = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
  /** Otherwise it is only read out: something beside the stepper says it already. */
  readonly isLabelShown?: boolean;
  readonly isDisabled?: boolean;
};

const words = {
  en: { fewer: (label: string) => `Fewer: ${label}`, more: (label: string) => `More: ${label}` },
  ru: { fewer: (label: string) => `Меньше: ${label}`, more: (label: string) => `Больше: ${label}` },
};

/** A number with a button on either side; it can be typed too. */
export function Stepper({ label, value, min = 0, max = 99, onChange, isLabelShown, isDisabled = false }: Stepping) {
  const { fewer, more } = words[useLanguage()];
  const id = useId();
  // What is typed may be no number for a moment: an empty field is not yet a zero.
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    const fitting = Math.min(max, Math.max(min, next));
    if (fitting !== value) onChange(fitting);
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^\d+$/.test(text)) set(Number(text));
  };
  return (
    <span className="stepper line" data-none={value === 0 || undefined}>
      <label htmlFor={id} className={isLabelShown ? undefined : "visually-hidden"}>
        {label}
      </label>
      <span className="stepper-box">
        <StepButton label={fewer(label)} isDisabled={isDisabled || value <= min} step={() => set(value - 1)}>
          −
        </StepButton>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={isDisabled}
          value={typed ?? value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
        <StepButton label={more(label)} isDisabled={isDisabled || value >= max} step={() => set(value + 1)}>
          +
        </StepButton>
      </span>
    </span>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly step: () => void;
  readonly children: string;
};

function StepButton({ label, isDisabled, step, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} disabled={isDisabled} onClick={step}>
      {children}
    </button>
  );
}
