import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

// Written out rather than sent as parameters, so that an index on the same expression can be used.
const accented = sql.raw(`'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ'`)
const plain = sql.raw(`'aaaaaaceeeeiiiinooooouuuuyy'`)

/** A column for comparing and ordering: lower case, without accents; `Montréal` → `montreal`. */
export const folded = (column: SQLWrapper): SQL => sql`translate(lower(${column}), ${accented}, ${plain})`
