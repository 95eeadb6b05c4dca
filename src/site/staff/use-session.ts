import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type User, user } from '#src/features/auth/contract.ts'
import { forgetToken } from '#src/features/auth/ui/token.ts'
import { apiRequest, storedToken } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const meKey = ['/api/auth/me'] as const

/** Who works here. Asks only when there is a token and `isNeeded`. */
export function useSession(isNeeded: boolean) {
  const client = useQueryClient()
  const me = useQuery({
    queryKey: meKey,
    select: (answer: unknown) => user.parse(answer),
    enabled: isNeeded && storedToken() !== null,
  })
  const keep = useMutation({
    mutationFn: (language: Language) => apiRequest('PATCH', meKey[0], { language }),
    onSuccess: (answer) => client.setQueryData(meKey, answer),
  })
  return {
    user: me.data,
    error: me.error,
    retry: () => void me.refetch(),
    begin: (signedIn: User) => client.setQueryData(meKey, signedIn),
    /** Keeps the language with the account. Failing is no harm: this device remembers it anyway. */
    keepLanguage: (language: Language) => keep.mutate(language),
    /** Signs out here even when the server cannot be told; the token then ends by its own date. */
    end: async () => {
      try {
        await apiRequest('POST', '/api/auth/logout')
      } finally {
        forgetToken()
        client.clear()
      }
    },
  }
}
