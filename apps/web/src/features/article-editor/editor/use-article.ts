import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isVersionConflict } from '../../../app/is-version-conflict.ts'
import { wasTold } from '../../../app/unhandled-errors.ts'
import { useAskBeforeLeaving } from '../../../app/use-ask-before-leaving.ts'
import { useWrite } from '../../../app/use-write.ts'
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

/** An article that is being written; null is a new one. */
export function useArticle(article: EditedArticle | null) {
  const create = useWrite(contract.adminArticles.create)
  const save = useWrite(contract.adminArticles.save)
  const change = useWrite(contract.adminArticles.setState)
  const remove = useWrite(contract.adminArticles.remove, {
    // An article that is gone is not fetched again first: without it this form would not be there to go on.
    onAnswer: () => {
      toast.success('Concept verwijderd')
      setLeaveFor('/v2/admin/articles')
    },
  })
  const [saved, setSaved] = useState<ArticleDraft>(() => (article ? draftOf(article) : newDraft))
  const [draft, setDraft] = useState(saved)
  const [version, setVersion] = useState(article?.version ?? 0)
  const [state, setState] = useState(article?.state ?? 'draft')
  const [problems, setProblems] = useState<ArticleProblems>({})
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean } | null>(null)
  const [leaveFor, setLeaveFor] = useState<string | null>(null)
  const isDirty = !isSame(draft, saved)
  useAskBeforeLeaving(isDirty && leaveFor === null)
  const navigate = useNavigate()
  useEffect(() => {
    if (leaveFor !== null) void navigate({ href: leaveFor, replace: true })
  }, [leaveFor, navigate])

  const onError = (error: ApiError) => {
    const wrong = Object.fromEntries(parts.flatMap((part) => (error.fields[part] ? [[part, error.fields[part]]] : [])))
    setProblems(wrong)
    const isSaid = Object.keys(wrong).length > 0 || wasTold(error)
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
        article === null
          ? await create.mutateAsync({ body })
          : await save.mutateAsync({ params: { articleId: article.id }, body: { ...body, version } })
      setSaved(draft)
      setVersion(stored.version)
      if ('id' in stored) setLeaveFor(`/v2/admin/articles/${String(stored.id)}`)
      return stored.version
    } catch (error) {
      onError(error as ApiError)
      return null
    }
  }
  const submit = async () => {
    if ((await store()) !== null) toast.success(article === null ? 'Opgeslagen als concept' : 'Artikel opgeslagen')
  }
  /** Publishes it or makes it a draft again, with what was written since. */
  const publish = async (isPublished: boolean) => {
    const current = isDirty ? await store() : version
    if (article === null || current === null) return
    const next = isPublished ? 'published' : 'draft'
    setFailure(null)
    change.mutate(
      { params: { articleId: article.id }, body: { state: next, version: current } },
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
    if (article === null) return
    const isSure = await askConfirmation({
      title: 'Concept verwijderen?',
      text: `‘${saved.title}’ gaat verloren. Dit kun je niet terugdraaien.`,
      confirmLabel: 'Concept verwijderen',
      danger: true,
    })
    if (!isSure) return
    remove.mutate({ params: { articleId: article.id }, body: { version } }, { onError })
  }
  return {
    draft,
    set,
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
