export { locate, type Located } from '../markup/pointer.ts'
export { createMirror, type Mirror, type MirrorOptions } from './create-mirror.ts'
export { createParser, type ParseHtml } from './parser.ts'
