import type { MatchStore } from "@umpire/client";
import type { Result } from "@umpire/kernel";
import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { FailurePage } from "../match/failure-page.tsx";
import { Playing } from "../match/page.tsx";
import { useMatchWords } from "../match/words/words.ts";
import { Loading } from "../shell/loading.tsx";
import { useSite } from "../site.ts";
import { openLocal } from "./open.ts";
import { keyOf } from "./shelf.ts";

type Opened = Result<MatchStore, "unknown-match" | "unknown-edition">;

/** The match; where another window has played on, as it left it. */
function useLocal(match: string): Opened | null {
  const site = useSite();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = () => openLocal(site, match).then((found) => isWanted && setOpened(found));
    const look = ({ key }: StorageEvent) => {
      if (key === keyOf(match)) open();
    };
    open();
    addEventListener("storage", look);
    return () => {
      isWanted = false;
      removeEventListener("storage", look);
    };
  }, [site, match]);
  return opened;
}

function LocalTable({ store }: { readonly store: MatchStore }) {
  useEffect(() => store.open(), [store]);
  const connection = useSyncExternalStore(store.subscribe, store.read);
  const { snapshot } = connection;
  if (snapshot === null) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Playing {...{ store, connection, snapshot }} own={null} hasJustSat={false} onSeated={() => {}} notice={null} />
    </Suspense>
  );
}

/** A match against bots without a server: the umpire is in the page, which shows what one seat may see. */
export function LocalMatchPage({ match }: { readonly match: string }) {
  const { failed } = useMatchWords();
  const opened = useLocal(match);
  if (opened === null) return <Loading />;
  if (opened.ok) return <LocalTable store={opened.value} />;
  return <FailurePage {...(opened.refusal === "unknown-match" ? failed.gone : failed["unknown-edition"])} />;
}
