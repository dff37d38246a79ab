import { Alert, Badge, Button, Card, DetailHeader, Select, Switch, TextField } from '@klopt/ui'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { articlesBack } from '../list/articles-search.ts'
import { topicOptions } from '../topic-options.ts'
import type { EditedArticle } from './article-draft.ts'
import { ArticlePreview } from './article-preview.tsx'
import { bar } from '../../../shared/forms/form-bar.css.ts'
import * as styles from './article.css.ts'
import { PagesField } from './pages-field.tsx'
import { useArticle, type ArticleEditing } from './use-article.ts'

export interface ArticleFormProps {
  /** Null for a new one. */
  article: EditedArticle | null
  /** Told the id of a new one as soon as it exists. */
  onCreated?: (articleId: number) => void
  /** Begins anew with what the server has, without what was written. */
  onLoadNewest: () => void
}

/** What an article says and where it is shown, beside the article as readers get it. */
export function ArticleForm({ article, onCreated, onLoadNewest }: ArticleFormProps) {
  const editing = useArticle(article, onCreated)
  const { draft, isNew, state, failure, problems } = editing
  usePageTitle(isNew ? 'Nieuw artikel' : editing.savedTitle)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The submit button leads to the first thing that is wrong.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void editing.submit()
  }
  return (
    <>
      <DetailHeader
        back={articlesBack()}
        className={styles.header}
        title={isNew ? 'Nieuw artikel' : draft.title.trim() || 'Artikel zonder titel'}
        badge={
          <Badge tone={state === 'published' ? 'success' : 'neutral'}>
            {state === 'published' ? 'Gepubliceerd' : 'Concept'}
          </Badge>
        }
        description={isNew ? 'Het begint als concept: klanten zien het pas als je het publiceert.' : undefined}
      />
      <div className={styles.columns}>
        <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
          <Card>
            <ArticleFields editing={editing} />
          </Card>
          {failure?.isConflict && (
            <Alert
              tone="warning"
              title="Iemand anders heeft dit artikel intussen gewijzigd"
              action={
                <Button size="small" onClick={onLoadNewest}>
                  Opnieuw laden
                </Button>
              }
            >
              Bewaar wat je geschreven hebt ergens anders en laad het artikel opnieuw: dan zie je wat er veranderd is.
            </Alert>
          )}
          {failure && !failure.isConflict && <Alert tone="danger">{failure.message}</Alert>}
          <div className={bar}>
            {!isNew && <StateSwitch editing={editing} />}
            {!isNew && state === 'draft' && (
              <Button variant="text" loading={editing.isRemoving} onClick={() => void editing.throwAway()}>
                Concept verwijderen
              </Button>
            )}
            <Button type="submit" variant="primary" loading={editing.isSaving}>
              {isNew ? 'Opslaan als concept' : 'Opslaan'}
            </Button>
          </div>
        </form>
        <ArticlePreview draft={draft} />
      </div>
    </>
  )
}

function StateSwitch({ editing: { state, isDirty, isChanging, isSaving, publish } }: { editing: ArticleEditing }) {
  return (
    <Switch
      label="Gepubliceerd"
      hint={isDirty ? 'Slaat ook je wijzigingen op.' : undefined}
      className={styles.published}
      checked={state === 'published'}
      disabled={isChanging || isSaving}
      onChange={(isPublished) => void publish(isPublished)}
    />
  )
}

function ArticleFields({ editing: { draft, set, problems } }: { editing: ArticleEditing }) {
  return (
    <div className={styles.stack}>
      <TextField
        label="Titel *"
        required
        maxLength={200}
        autoComplete="off"
        value={draft.title}
        error={problems.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Select
        label="Rubriek *"
        required
        options={topicOptions}
        value={draft.topic}
        error={problems.topic}
        onChange={(topic) => set({ topic })}
      />
      <RichTextField
        label="Tekst"
        // What was written fills the most that the editor takes, with its label, its buttons and its hint.
        {...(draft.title !== '' && { waitingHeight: 'calc(60vh + 90px)' })}
        hint="Een ander artikel noem je met een link naar /help/ en zijn nummer, zoals /help/12."
        value={draft.document}
        error={problems.document}
        onChange={(document) => set({ document })}
      />
      <TextField
        label="Video"
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        hint="Het adres van een video op YouTube of Vimeo. Hij wordt pas geladen als een lezer erom vraagt."
        value={draft.videoUrl}
        error={problems.videoUrl}
        onChange={(event) => set({ videoUrl: event.target.value })}
      />
      <PagesField pages={draft.pages} error={problems.pages} onChange={(pages) => set({ pages })} />
      <TextField
        label="Zoekwoorden"
        maxLength={500}
        autoComplete="off"
        hint="Woorden waarop klanten zoeken en die niet in de tekst staan, met een spatie ertussen."
        value={draft.keywords}
        error={problems.keywords}
        onChange={(event) => set({ keywords: event.target.value })}
      />
    </div>
  )
}
