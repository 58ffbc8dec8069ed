import { useIsUpdateReady } from "../offline/updates.ts";
import { useWords } from "../words/words.ts";
import "./update-notice.css";

/** Tells of a newer version; it is loaded when the visitor says so, and never before. */
export function UpdateNotice() {
  const { update } = useWords();
  const isReady = useIsUpdateReady();
  return (
    <div role="status" className="update-notice">
      {isReady && (
        <p className="card">
          {update.ready}{" "}
          <button type="button" onClick={() => location.reload()}>
            {update.load}
          </button>
        </p>
      )}
    </div>
  );
}
