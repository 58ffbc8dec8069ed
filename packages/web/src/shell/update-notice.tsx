import { useIsUpdateReady } from "../offline/updates.ts";
import { useWords } from "../words/words.ts";

/** Tells of a newer version; it is loaded when the visitor says so, and never before. */
export function UpdateNotice() {
  const { update } = useWords();
  const isReady = useIsUpdateReady();
  return (
    <div role="status" className="hide-empty toast-place">
      {isReady && (
        <p className="toast notice row">
          {update.ready}{" "}
          <button type="button" onClick={() => location.reload()}>
            {update.load}
          </button>
        </p>
      )}
    </div>
  );
}
