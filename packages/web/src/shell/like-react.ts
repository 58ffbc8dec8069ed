// Pages get Preact in the place of React (build/react.ts); here is what it does otherwise, mended.
import "preact/compat";
import { options, type VNode } from "preact";

type Props = { [name: string]: unknown };

const propsOf = ({ props }: VNode): Props => props as Props;

/** Within SVG a browser knows `tabindex` in small letters alone. */
function spell(vnode: VNode): void {
  if (typeof vnode.type !== "string") return;
  const props = propsOf(vnode);
  if (!("tabIndex" in props)) return;
  props["tabindex"] = props["tabIndex"];
  delete props["tabIndex"];
}

type Field = Element & { value: string; checked?: boolean };

/** What each field was last told to show. */
const told = new WeakMap<Element, Props>();

function keep(vnode: VNode): void {
  const { type } = vnode;
  if (type !== "input" && type !== "textarea" && type !== "select") return;
  // Preact's own name for the element, which its other libraries rely on too.
  const field: unknown = Reflect.get(vnode, "__e");
  if (field instanceof Element) told.set(field, propsOf(vnode));
}

/** A choice is heard of with `change`, what is typed with `input`. */
const isHeard = ({ type }: Event, field: Field): boolean =>
  type === "change" || !field.matches("select, [type=checkbox], [type=radio]");

/** Shows again what a field was told to, where nobody took over what the visitor has entered. */
function restore(event: Event): void {
  const field = event.target as Field;
  if (!isHeard(event, field)) return;
  // What the handlers of this event have changed is drawn by then.
  queueMicrotask(() => {
    const { value, checked } = told.get(field) ?? {};
    if (value !== undefined && value !== null && field.value !== String(value)) field.value = String(value);
    if (typeof checked === "boolean" && field.checked !== checked) field.checked = checked;
  });
}

const { vnode: normalize, diffed: drawn } = options;
options.vnode = (vnode) => {
  normalize?.(vnode);
  spell(vnode);
};
options.diffed = (vnode) => {
  drawn?.(vnode);
  keep(vnode);
};
// Effects follow what was drawn at once: a key that is pressed before the next frame must find its listener.
options.requestAnimationFrame = queueMicrotask;
addEventListener("input", restore);
addEventListener("change", restore);
