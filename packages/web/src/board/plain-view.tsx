import type { Json } from "@umpire/kernel";

type ValueProps = { readonly value: Json; readonly describe: (value: Json) => string };
type Fields = { readonly [key: string]: Json };

const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isFlat = (value: Json): boolean => typeof value !== "object" || value === null;
const isListed = (value: Json): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isFields(each) && Object.keys(each).length > 0);

/** Things of one kind: a row each, a column for every field that one of them has. */
function Listed({ value, describe }: ValueProps & { readonly value: readonly Fields[] }) {
  const columns = [...new Set(value.flatMap((each) => Object.keys(each)))];
  return (
    <table className="wide">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {describe(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {value.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is listed is known by its place alone
          <tr key={at}>
            {columns.map((column) => (
              <td key={column}>
                {Object.hasOwn(each, column) && <Value value={each[column] ?? null} describe={describe} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value as a person reads it: a word, a list, or a table of names and values. */
export function Value({ value, describe }: ValueProps) {
  if (isListed(value)) return <Listed value={value} describe={describe} />;
  if (Array.isArray(value) && !value.every(isFlat))
    return (
      <ol>
        {value.map((each: Json, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is listed is known by its place alone
          <li key={at}>
            <Value value={each} describe={describe} />
          </li>
        ))}
      </ol>
    );
  if (!isFields(value)) return <>{describe(value)}</>;
  return (
    <table className="wide">
      <tbody>
        {Object.entries(value).map(([key, each]) => (
          <tr key={key}>
            <th scope="row">{describe(key)}</th>
            <td>
              <Value value={each} describe={describe} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
