import { type ReactNode, useId, useRef } from "react";

type ConfirmButtonProps = {
  /** On the button that asks. */
  readonly label: ReactNode;
  /** How that button looks. */
  readonly className?: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
};

/** A button with a confirmation, for what cannot be undone. */
export function ConfirmButton({ label, className, question, yes, no, onYes }: ConfirmButtonProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className="dialog card" aria-labelledby={id}>
        <div className="stack">
          <p id={id}>{question}</p>
          <div className="row">
            <button type="button" onClick={close}>
              {no}
            </button>
            <button
              type="button"
              className="danger"
              onClick={() => {
                close();
                onYes();
              }}
            >
              {yes}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
