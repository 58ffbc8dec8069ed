/** An entry of a binary min-heap, ordered by its key. */
export type HeapEntry = { readonly key: number; readonly slot: number };

/** Inserts an entry into the heap. */
export function push(heap: HeapEntry[], entry: HeapEntry): void {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] as HeapEntry;
    if (above.key <= entry.key) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}

/** Removes and returns the entry with the least key. */
export function pop(heap: HeapEntry[]): HeapEntry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (top === undefined || last === undefined || heap.length === 0) return top;
  let at = 0;
  for (let child = lesser(heap, at); child !== null; child = lesser(heap, at)) {
    const below = heap[child] as HeapEntry;
    if (below.key >= last.key) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
  return top;
}

/** Of the two below, the one of the lesser key. */
function lesser(heap: readonly HeapEntry[], at: number): number | null {
  const left = 2 * at + 1;
  if (left >= heap.length) return null;
  const right = left + 1;
  return right < heap.length && (heap[right] as HeapEntry).key < (heap[left] as HeapEntry).key ? right : left;
}
