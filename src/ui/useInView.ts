import { startTransition, useEffect, useRef, useState } from 'react'

/** Whether an element is near the visible area. Content further down need not load yet. */
export function useInView<Target extends Element>() {
  const ref = useRef<Target>(null)
  const [wasSeen, setWasSeen] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (wasSeen || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setWasSeen(true)),
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [wasSeen])
  return { ref, wasSeen }
}
