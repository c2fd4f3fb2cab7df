import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { PauseButton } from '../PauseButton/PauseButton';
import { whenIdle } from '../lazy/whenIdle';
import { useReducedMotion } from '@/theme/reducedMotion';
import { useMayMove } from '../motion/useMayMove';
import { useNetworkIsSlow } from './useNetworkIsSlow';

type Phase = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * A silent, looping video over the caller's picture. Loads when the browser is idle, or on request on a slow network.
 */
export function FilmBackdrop({ src }: { src: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [stopped, setStopped] = useState(false);
  const isReduced = useReducedMotion();
  const isSlow = useNetworkIsSlow();
  const moves = useMayMove(corner) && !stopped;

  useEffect(() => {
    if (isSlow) return;
    return whenIdle(() => setPhase((now) => (now === 'waiting' ? 'loading' : now)));
  }, [isSlow]);

  useEffect(() => {
    if (phase !== 'ready') return;
    // If the browser blocks autoplay, the first frame stays.
    if (moves) film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [phase, moves]);

  const isShown = !isReduced && (phase === 'loading' || phase === 'ready');
  const isOffered = isSlow && phase === 'waiting';
  // The button stays after a video loads on request, to keep the focus.
  const hasButton = phase === 'ready' || (isSlow && phase !== 'failed');
  return (
    <>
      {isShown ? (
        <Box
          component="video"
          ref={film}
          src={src}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          data-ready={phase === 'ready'}
          onCanPlay={() => setPhase('ready')}
          onError={() => setPhase('failed')}
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            objectFit: 'cover',
            opacity: phase === 'ready' ? 1 : 0,
            transition: (theme) => `opacity ${theme.transitions.duration.complex}ms`,
          }}
        />
      ) : null}
      <Box ref={corner} sx={{ position: 'absolute', right: 16, bottom: 16, zIndex: 2 }}>
        {!isReduced && hasButton ? (
          <PauseButton
            isPaused={isOffered || stopped}
            subject="the film"
            onClick={() => (isOffered ? setPhase('loading') : setStopped(!stopped))}
          />
        ) : null}
      </Box>
    </>
  );
}
