export { DocumentViewer } from './document-viewer.tsx'
export type { DocumentViewerHandle, DocumentViewerProps, Marked, Pick, Picked, ViewerFile } from './types.ts'
