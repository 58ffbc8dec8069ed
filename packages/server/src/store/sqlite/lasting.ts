import Database from "better-sqlite3";

/**
 * Kept until the process ends: from Node.js 24.19 on the process aborts where an object of this library is collected
 * while no JavaScript runs.
 */
const kept = new Set<unknown>();

/** A database whose statements, its own included, are never collected; for statements prepared a bounded number of times. */
export class LastingDatabase extends Database {
  constructor(file: string, options?: Database.Options) {
    super(file, options);
    kept.add(this);
  }

  override prepare<Bound extends unknown[] | NonNullable<unknown> = unknown[], Row = unknown>(
    source: string,
  ): Database.Statement<Bound, Row> {
    const statement = super.prepare<Bound, Row>(source);
    kept.add(statement);
    return statement;
  }

  /** The library's own prepares a statement that nothing holds. */
  override pragma(source: string, { simple = false }: Database.PragmaOptions = {}): unknown {
    const statement = this.prepare(`PRAGMA ${source}`);
    if (!statement.reader) return statement.run();
    return simple ? statement.pluck().get() : statement.all();
  }
}
