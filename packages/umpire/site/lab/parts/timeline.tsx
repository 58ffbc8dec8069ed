import type { Fault, Frame } from "@umpire/server/simulation";
import { useLabWords } from "../words/words.ts";

const isPast = ({ at }: Fault, now: number): boolean => at <= now;

type MarksProps = {
  readonly faults: readonly Fault[];
  readonly end: number;
  readonly now: number;
  readonly kind: string;
};

function Marks({ faults, end, now, kind }: MarksProps) {
  return faults.map((fault, index) => (
    <line
      key={index}
      data-kind={kind}
      data-past={isPast(fault, now) || undefined}
      x1={`${(100 * fault.at) / end}%`}
      x2={`${(100 * fault.at) / end}%`}
      y1="3"
      y2="17"
    />
  ));
}

/** How far the history has come, and what goes wrong when. */
export function Timeline({ frame: { scene, planned, byHand } }: { readonly frame: Frame }) {
  const { time } = useLabWords();
  const end = Math.max(scene.end, scene.at);
  const share = (ms: number) => `${(100 * ms) / end}%`;
  return (
    <div className="lab-time">
      <svg className="block wide lab-timeline" role="img" aria-label={time.ahead}>
        <rect className="lab-busy" x="0" y="8" width={share(scene.calmFrom)} height="4" />
        <rect className="lab-calm" x={share(scene.calmFrom)} y="8" width={share(end - scene.calmFrom)} height="4" />
        <rect className="lab-done" x="0" y="8" width={share(scene.at)} height="4" />
        <Marks faults={planned} end={end} now={scene.at} kind="planned" />
        <Marks faults={byHand} end={end} now={scene.at} kind="hand" />
        <circle className="lab-now" cx={share(scene.at)} cy="10" r="6" />
      </svg>
    </div>
  );
}
