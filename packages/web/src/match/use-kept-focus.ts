import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

type Keeping<E extends HTMLElement> = {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
};

/** For a place whose buttons come and go: the focus of one that went stays here, and does not fall to the top of the page. */
export function useKeptFocus<E extends HTMLElement>(): Keeping<E> {
  const ref = useRef<E>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ...{ ref, tabIndex: -1 },
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) isWithin.current = false;
    },
  };
}
