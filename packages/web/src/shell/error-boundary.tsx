import { Component, type ReactNode } from "react";
import { useWords } from "../words/words.ts";

type Props = { readonly children: ReactNode };
type State = { readonly problem: string | null };

function Failed({ problem }: { readonly problem: string }) {
  const { failed } = useWords();
  return (
    <div className="page stack" role="alert">
      <h1>{failed.title}</h1>
      <p>{failed.text}</p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {failed.reload}
        </button>
      </p>
      <p className="muted">
        {failed.detail} <code>{problem}</code>
      </p>
    </div>
  );
}

/** What fails within stays within: header and footer remain, and the visitor learns what to do. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    return problem === null ? this.props.children : <Failed problem={problem} />;
  }
}
