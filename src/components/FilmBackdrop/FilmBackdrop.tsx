import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { useMayMove, useReducedMotion } from '../motion/useMayMove';
import { useNetworkIsSlow } from './useNetworkIsSlow';

/** Resolves when the browser has nothing better to do; the picture under the film is there already. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const clock = setTimeout(act, 1000);
    return () => clearTimeout(clock);
  }
  const request = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(request);
}

function FilmButton({ isStill, onPress }: { isStill: boolean; onPress: () => void }) {
  return (
    <IconButton aria-label={isStill ? 'Play the film' : 'Pause the film'} onClick={onPress}>
      {isStill ? <PlayArrowIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
    </IconButton>
  );
}

type Phase = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * A silent loop over a picture that the caller shows. It comes after idle, moves only in view, and not at all with
 * reduced motion; a button holds it. On a slow network it waits to be asked for; one that does not load leaves the picture.
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
    // A browser that refuses to play by itself leaves the first frame, which is the picture.
    if (moves) film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [phase, moves]);

  const isShown = !isReduced && (phase === 'loading' || phase === 'ready');
  const isOffered = isSlow && phase === 'waiting';
  // One that was asked for keeps its button while it comes, and the keyboard's focus with it.
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
          <FilmButton
            isStill={isOffered || stopped}
            onPress={() => (isOffered ? setPhase('loading') : setStopped(!stopped))}
          />
        ) : null}
      </Box>
    </>
  );
}
