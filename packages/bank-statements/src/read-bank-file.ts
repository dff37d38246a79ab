import { decodeXml } from './camt/decode-xml.ts'
import { readCamt } from './camt/read-camt.ts'
import { readMt940 } from './mt940/read-mt940.ts'
import { isAbnAmroHeader, readAbnAmroTab, statementsOfSheet } from './csv/abnamro-tab.ts'
import { readAsnCsv } from './csv/asn.ts'
import { readCsv } from './csv/read-csv.ts'
import { damaged, Refusal, unknownFormat } from './refusal.ts'
import { tableInSheet, tableInText, type FoundTable } from './mapping/find-table.ts'
import { readForeign, UnknownColumns } from './mapping/read-foreign.ts'
import type { MappedTable } from './mapping/types.ts'
import { decodeText } from './text/decode-text.ts'
import type { BankFileFormat, BankStatement, MappingOptions, ReadOptions, ReadResult } from './types.ts'
import { readSheet } from './xlsx/read-sheet.ts'
import { isZip, readZip, type ZippedFile } from './zip/read-zip.ts'

const MAX_BYTES = 32 * 1024 * 1024

/**
 * Reads a file from a bank: MT940, CAMT.052, .053 or .054, a bank's CSV, or a zip of these; any other
 * table with a date and an amount in each row by a mapping of its columns. The content decides the format. Never throws: what cannot be read completely and certainly is refused with
 * a message in Dutch that says what happened, why and what to do.
 */
export function readBankFile(bytes: Uint8Array, options: ReadOptions = {}): ReadResult {
  try {
    const maxBytes = options.maxBytes ?? MAX_BYTES
    if (bytes.length > maxBytes) throw tooLarge(maxBytes)
    return { ok: true, ...(isZip(bytes) ? readZipped(bytes, maxBytes, options) : readOne(bytes, options)) }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : damaged('de inhoud')
    const { reason, line } = refusal
    const message = options.fileName === undefined ? refusal.message : `${options.fileName}: ${refusal.message}`
    const table = refusal instanceof UnknownColumns ? { table: refusal.table } : {}
    return { ok: false, reason, message, ...(line === undefined ? {} : { line }), ...table }
  }
}

interface Read {
  format: BankFileFormat
  statements: BankStatement[]
  table?: MappedTable
}

function readOne(bytes: Uint8Array, options: MappingOptions): Read {
  if (bytes.length === 0) throw empty()
  assertNoOfficeFile(bytes)
  if (looksLikeXml(bytes)) return readCamt(decodeXml(bytes).trimStart())
  const text = decodeText(bytes)
  if (text.trim() === '') throw empty()
  if (/^(?::|[^\n]*\{4:\s*:)20:/m.test(text)) return { format: 'mt940', statements: readMt940(text) }
  const tab = readAbnAmroTab(text)
  if (tab !== null) return { format: 'abnamro-tab', statements: tab }
  const asn = readAsnCsv(text)
  if (asn !== null) return { format: 'asn-csv', statements: asn }
  const csv = readCsv(text)
  if (csv !== null) return csv
  return readOther(tableInText(text), options) ?? refuse(unknownFormat())
}

function readZipped(bytes: Uint8Array, maxBytes: number, options: MappingOptions): Read {
  const files = readZip(bytes, maxBytes)
  if (files.some((file) => file.name === '[Content_Types].xml')) return readSpreadsheet(files, options)
  const [first, ...rest] = files.map((file) => readNamed(file.name, file.bytes, options))
  if (first === undefined) throw empty()
  const other = rest.find((read) => read.format !== first.format)
  if (other !== undefined) throw mixed()
  return { format: first.format, statements: [first, ...rest].flatMap((read) => read.statements) }
}

/** ABN AMRO lets its customers download a spreadsheet; others are of nobody that Klopt knows. */
function readSpreadsheet(files: readonly ZippedFile[], options: MappingOptions): Read {
  const rows = readSheet(files)
  if (isAbnAmroHeader(rows[0]?.cells ?? [])) return { format: 'abnamro-xlsx', statements: statementsOfSheet(rows) } // zero: an empty sheet
  return readOther(tableInSheet(rows), options) ?? refuse(spreadsheet())
}

/** A table of somebody that Klopt does not know; null where there is none. */
function readOther(found: FoundTable | null, options: MappingOptions): Read | null {
  return found && { format: `other-${found.source}`, ...readForeign(found, options) }
}

function refuse(refusal: Refusal): never {
  throw refusal
}

/** Says which of the files in a zip was refused. */
function readNamed(name: string, bytes: Uint8Array, options: MappingOptions): Read {
  try {
    if (isZip(bytes)) throw unknownFormat('Dit is een zipbestand in een zipbestand.')
    return readOne(bytes, options)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error instanceof UnknownColumns) throw unpackFirst(name)
    throw new Refusal(error.reason, `${name}: ${error.message}`, error.line)
  }
}

function looksLikeXml(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 64)
  const start = head.findIndex((byte) => byte > 0x20 && byte < 0x7f)
  return head[start] === 0x3c
}

function assertNoOfficeFile(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  if (start === '%PDF') throw unknownFormat('Dit is een pdf. Daar kan Klopt de boekingen niet zeker uit halen.')
  if (start === '\u00d0\u00cf\u0011\u00e0') throw spreadsheet()
}

function spreadsheet(): Refusal {
  return unknownFormat('Dit is een Excel-bestand, geen bestand van een bank.')
}

function empty(): Refusal {
  return new Refusal('empty', 'Dit bestand is leeg. Download het opnieuw bij je bank.')
}

function unpackFirst(name: string): Refusal {
  const message = `${name}: Klopt kent de kolommen van dit bestand nog niet. Pak het zipbestand uit en lees het bestand los in.`
  return new Refusal('unknown_format', message)
}

function mixed(): Refusal {
  return new Refusal(
    'unknown_format',
    'In dit zipbestand zitten bestanden van verschillende soorten. Pak het uit en lees ze los in.',
  )
}

function tooLarge(maxBytes: number): Refusal {
  const megabytes = Math.max(1, Math.floor(maxBytes / (1024 * 1024)))
  return new Refusal(
    'too_large',
    `Dit bestand is te groot: het mag hoogstens ${megabytes} MB zijn. Kies bij je bank een kortere periode.`,
  )
}
