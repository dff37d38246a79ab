import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { address } from '../../../app/routing/address.ts'
import { asApiError } from '../../../app/errors/failures.ts'
import { isVersionConflict } from '../../../app/errors/is-version-conflict.ts'
import { wasNotified } from '../../../app/errors/unhandled-errors.ts'
import { useAskBeforeLeaving } from '../../../shared/drafts/use-ask-before-leaving.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import {
  draftOf,
  inputOf,
  isSame,
  newDraft,
  problemsOf,
  type ArticleDraft,
  type ArticleProblems,
  type EditedArticle,
} from './article-draft.ts'

export type ArticleEditing = ReturnType<typeof useArticle>

const parts = ['title', 'topic', 'document', 'videoUrl', 'pages', 'keywords'] as const

/**
 * An article that is being written.
 * @param article Null for a new one, which goes on being written here after its first save.
 * @param onCreated Told the id of a new one as soon as it exists.
 */
export function useArticle(article: EditedArticle | null, onCreated?: (articleId: number) => void) {
  const create = useWrite(contract.articles.create)
  const save = useWrite(contract.articles.save)
  const change = useWrite(contract.articles.setState)
  const remove = useWrite(contract.articles.remove, {
    // An article that is gone is not fetched again first: without it this form would not be there to go on.
    onAnswer: () => {
      toast.success('Concept verwijderd')
      setIsRemoved(true)
    },
  })
  const [id, setId] = useState(article?.id ?? null)
  const [saved, setSaved] = useState<ArticleDraft>(() => (article ? draftOf(article) : newDraft))
  const [draft, setDraft] = useState(saved)
  const [version, setVersion] = useState(article?.version ?? 0)
  const [state, setState] = useState(article?.state ?? 'draft')
  const [problems, setProblems] = useState<ArticleProblems>({})
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean } | null>(null)
  const [isRemoved, setIsRemoved] = useState(false)
  const isDirty = !isSame(draft, saved)
  useAskBeforeLeaving(isDirty && !isRemoved)
  const navigate = useNavigate()
  useEffect(() => {
    if (isRemoved) void navigate({ href: address('/v2/admin/articles'), replace: true })
  }, [isRemoved, navigate])

  const onError = (error: ApiError) => {
    const wrong = Object.fromEntries(parts.flatMap((part) => (error.fields[part] ? [[part, error.fields[part]]] : [])))
    setProblems(wrong)
    const isSaid = Object.keys(wrong).length > 0 || wasNotified(error)
    setFailure(isSaid ? null : { message: error.message, isConflict: isVersionConflict(error) })
  }
  const set = (part: Partial<ArticleDraft>) => {
    setDraft((whole) => ({ ...whole, ...part }))
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in part))))
  }
  /** Saves what is written; the version it then has, or null when it could not. */
  const store = async (): Promise<number | null> => {
    const wrong = problemsOf(draft)
    const body = inputOf(draft)
    setProblems(wrong)
    setFailure(null)
    if (body === null || Object.keys(wrong).length > 0) return null
    try {
      const stored =
        id === null
          ? await create.mutateAsync({ body })
          : { id, ...(await save.mutateAsync({ params: { articleId: id }, body: { ...body, version } })) }
      setSaved(draft)
      setVersion(stored.version)
      if (id === null) {
        setId(stored.id)
        onCreated?.(stored.id)
      }
      return stored.version
    } catch (error) {
      onError(asApiError(error))
      return null
    }
  }
  const submit = async () => {
    if ((await store()) !== null) toast.success(id === null ? 'Opgeslagen als concept' : 'Artikel opgeslagen')
  }
  /** Publishes it or makes it a draft again, with what was written since. */
  const publish = async (isPublished: boolean) => {
    const current = isDirty ? await store() : version
    if (id === null || current === null) return
    const next = isPublished ? 'published' : 'draft'
    setFailure(null)
    change.mutate(
      { params: { articleId: id }, body: { state: next, version: current } },
      {
        onSuccess: (changed) => {
          setVersion(changed.version)
          setState(next)
          toast.success(isPublished ? 'Artikel gepubliceerd' : 'Artikel is weer een concept')
        },
        onError,
      },
    )
  }
  const throwAway = async () => {
    if (id === null) return
    const isSure = await askConfirmation({
      title: 'Concept verwijderen?',
      text: `‘${saved.title}’ gaat verloren. Dit kun je niet terugdraaien.`,
      confirmLabel: 'Concept verwijderen',
      danger: true,
    })
    if (!isSure) return
    remove.mutate({ params: { articleId: id }, body: { version } }, { onError })
  }
  return {
    draft,
    set,
    isNew: id === null,
    savedTitle: saved.title,
    state,
    problems,
    failure,
    isDirty,
    isSaving: create.isPending || save.isPending,
    isChanging: change.isPending,
    isRemoving: remove.isPending,
    submit,
    publish,
    throwAway,
  }
}
