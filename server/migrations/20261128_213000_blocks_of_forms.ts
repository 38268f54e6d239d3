import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { layoutsOfPages, mayHaveFormerForms, namesOfForms, withBlocksOfForms } from '../database/blocksOfForms.ts';

/** The requests for an audit and for a call back are looks of the block `form`. Tables stay as they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const forms = await db.all<{ name: string }>(sql.raw(namesOfForms));
  for (const { column, table } of layoutsOfPages) {
    const rows = await db.all<{ id: number; layout: string }>(
      sql.raw(`SELECT id, ${column} AS layout FROM ${table} WHERE ${mayHaveFormerForms(column)}`),
    );
    for (const { id, layout } of rows) {
      const changed = JSON.stringify(withBlocksOfForms(layout, forms));
      await db.run(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${changed} WHERE id = ${id}`);
    }
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {}
