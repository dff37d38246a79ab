import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { chosenOf, eachOfSeveral, noteSeveral, presentOutcome } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { documentNames, moveToBin } from './bin.ts'
import { checkUpload } from './check-upload.ts'
import { changeState } from './change-state.ts'
import { directUploadRoutes } from './direct-upload-routes.ts'
import { documentTable } from './document-table.ts'
import { inboxAddress, renewInbox } from './inbox.ts'
import { findDocument, listDocuments } from './list-documents.ts'
import { queueAgain } from './queue-recognition.ts'
import { findThumbnail } from './find-file.ts'
import { keepUpload } from './keep-upload.ts'
import { storeDocument } from './store-document.ts'

const access = administration('BOOKING')

/** The inbox: documents that came in, their state, and the address they can be mailed to. */
export const documentRoutes = [
  route(contract.documents.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listDocuments(db, administrationId, query),
  }),

  route(contract.documents.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => listDocuments(db, administrationId, { ...query, ids: chosenOf(query.ids), ...at }))
      return keepTable(user.id, documentTable(rows), query.format)
    },
  }),

  route(contract.documents.get, {
    access,
    handle: ({ db, administrationId, input: { params } }) => findDocument(db, administrationId, params.documentId),
  }),

  route(contract.documents.upload, {
    access,
    prepare: async ({ services, administrationId, input: { query, body } }) => {
      const file = await checkUpload(query.name, body)
      services.documentReader.warm()
      await storeDocument(services, administrationId, file)
      return file
    },
    handle: (context, file) => keepUpload(context, file),
  }),

  route(contract.documents.thumbnail, {
    access,
    handle: ({ db, administrationId, input: { params } }) => findThumbnail(db, administrationId, params.documentId),
    respond: async (file, { services, administrationId }) => {
      if (file === null) return { thumbnail: null }
      const bytes = await services.files.read(administrationId, file.sha256)
      return { thumbnail: `data:${file.mimeType};base64,${bytes.toString('base64')}` }
    },
  }),

  route(contract.documents.archive, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const change = { documentId: params.documentId, version: body.version, to: 'archived' } as const
      const version = await changeState(db, administrationId, change)
      audit('archive', 'document', params.documentId)
      return { version }
    },
  }),

  route(contract.documents.unarchive, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const change = { documentId: params.documentId, version: body.version, to: 'unprocessed' } as const
      const version = await changeState(db, administrationId, change)
      audit('unarchive', 'document', params.documentId)
      return { version }
    },
  }),

  route(contract.documents.archiveSeveral, {
    access,
    handle: async (context) => {
      const { db, administrationId, audit, input } = context
      const { documentIds, archived } = input.body
      const several = await eachOfSeveral(db, documentIds, async (documentId) => {
        await moveToBin(db, administrationId, { documentId, archived })
        audit(archived ? 'archive' : 'unarchive', 'document', documentId)
      })
      return presentOutcome(noteSeveral(context, several), (ids) => documentNames(db, administrationId, ids))
    },
  }),

  route(contract.documents.setProcessed, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      const to = body.processed ? 'processed' : 'unprocessed'
      const change = { documentId: params.documentId, version: body.version, to } as const
      const version = await changeState(db, administrationId, change)
      audit('update', 'document', params.documentId, { state: to })
      return { version }
    },
  }),

  route(contract.documents.recogniseAgain, {
    access,
    handle: async ({ db, jobs, administrationId, now, audit, input: { params } }) => {
      const { fileId } = await findDocument(db, administrationId, params.documentId)
      await queueAgain(db, jobs, { administrationId, fileId, now })
      audit('recognise', 'document', params.documentId)
    },
  }),

  route(contract.documents.inbox, {
    access,
    handle: async ({ db, services, administrationId }) => ({
      emailAddress: await inboxAddress(db, services.settings, administrationId),
    }),
  }),

  route(contract.documents.renewInbox, {
    access: administration('ADMIN'),
    handle: async ({ db, services, administrationId, audit }) => {
      const emailAddress = await renewInbox(db, services.settings, administrationId)
      // Not the address itself: whoever knows it can send in documents.
      audit('renew', 'document_inbox', null)
      return { emailAddress }
    },
  }),

  ...directUploadRoutes,
]
