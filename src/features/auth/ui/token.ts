import { adminTokenKey } from '#src/shared/http/request.ts'

/** Keeps the staff token where every request looks for it. Throws when the browser denies storage: nobody could sign in then. */
export function keepToken(token: string): void {
  localStorage.setItem(adminTokenKey, token)
}

export function forgetToken(): void {
  localStorage.removeItem(adminTokenKey)
}
