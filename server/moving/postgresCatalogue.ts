import type { Payload } from 'payload';
import { type InTransaction, selectRows } from '../database/directRows.ts';
import type { Column, Table } from './columnValue.ts';

/** The tables of the database with their columns, from PostgreSQL's own catalogue. */
export async function readTables(payload: Payload, req: InTransaction): Promise<Table[]> {
  const rows = await selectRows(
    payload,
    req,
    `SELECT relation.relname AS table, attribute.attname AS name,
       CASE type.typtype WHEN 'e' THEN 'enum' ELSE type.typname END AS type,
       ARRAY(SELECT enumlabel::text FROM pg_enum WHERE enumtypid = type.oid ORDER BY enumsortorder) AS choices,
       pg_get_serial_sequence(format('%I.%I', 'public', relation.relname), attribute.attname) AS sequence
     FROM pg_class AS relation
     JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid
     JOIN pg_type AS type ON type.oid = attribute.atttypid
     WHERE relation.relnamespace = 'public'::regnamespace AND relation.relkind IN ('r', 'p')
       AND attribute.attnum > 0 AND NOT attribute.attisdropped
     ORDER BY relation.relname, attribute.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const row of rows) {
    const columns = tables.get(String(row.table)) ?? [];
    tables.set(String(row.table), columns);
    columns.push({
      name: String(row.name),
      type: String(row.type),
      choices: Array.isArray(row.choices) ? row.choices.map(String) : [],
      sequence: row.sequence === null ? undefined : String(row.sequence),
    });
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

export interface ForeignKey {
  drop: string;
  add: string;
}

export async function readForeignKeys(payload: Payload, req: InTransaction): Promise<ForeignKey[]> {
  const rows = await selectRows(
    payload,
    req,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  );
  return rows.map(({ add, drop }) => ({ add: String(add), drop: String(drop) }));
}

export async function findTablesWithRows(payload: Payload, tables: readonly Table[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await selectRows(payload, {}, `SELECT EXISTS (SELECT FROM public."${name}") AS "hasRows"`);
    if (row?.hasRows === true) found.push(name);
  }
  return found;
}
