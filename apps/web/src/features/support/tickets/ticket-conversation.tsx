import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { AttachmentButton } from '../../../shell/attachment-button.tsx'
import { Conversation } from '../../../shell/conversation.tsx'

type Response = ResponseOf<typeof contract.tickets.responses>['items'][number]

export interface TicketConversationProps {
  administrationId: number
  responses: readonly Response[]
}

/** What the customer and support wrote on a ticket. */
export function TicketConversation({ administrationId, responses }: TicketConversationProps) {
  return (
    <Conversation
      entries={responses.map((response) => ({
        id: response.id,
        kind: response.kind,
        authorName: response.author_name,
        content: response.content,
        createdAt: response.created_on_timestamp,
        attachments: response.attachments,
      }))}
      attachment={({ id, name, size }) => (
        <AttachmentButton
          name={name}
          sizeBytes={size}
          call={contract.tickets.downloadAttachment}
          input={{ params: { administrationId, attachmentId: id } }}
        />
      )}
    />
  )
}
