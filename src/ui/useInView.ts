import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the screen: what is below the fold can wait with what it loads. */
export function useInView<Target extends Element>() {
  const ref = useRef<Target>(null)
  const [wasSeen, setWasSeen] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (wasSeen || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [wasSeen])
  return { ref, wasSeen }
}
