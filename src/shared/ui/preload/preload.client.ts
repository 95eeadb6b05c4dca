const asked = new Set<string>()

/** Imports a script, and asks at once for those that it will ask for itself (paths without the leading slash; the build lists them). */
export function preload<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  for (const path of paths) {
    if (asked.has(path)) continue
    asked.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${path}`
    document.head.append(link)
  }
  return load()
}
