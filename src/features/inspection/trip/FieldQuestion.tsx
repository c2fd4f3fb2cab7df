import { useId, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAfterPress } from '@/components/press/useAfterPress';

interface Answer {
  text: string;
  onPress: () => void;
}

interface FieldQuestionProps {
  id?: string;
  question: string | null;
  answers: readonly Answer[];
  children: React.ReactNode;
}

/** Asks about an unusual value below its field, once the driver has finished typing. */
export function FieldQuestion({ id, question, answers, children }: FieldQuestionProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isAsked = useAfterPress(question !== null && !isTyping);
  const answersId = useId();
  const place = useRef<HTMLDivElement>(null);
  const press = ({ onPress }: Answer) => {
    onPress();
    // The pressed button disappears, so the focus moves to this element.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Box
      id={id}
      ref={place}
      tabIndex={-1}
      onFocus={({ target }) => setIsTyping(target instanceof HTMLInputElement)}
      onBlur={() => setIsTyping(false)}
      sx={{ display: 'grid', gap: 1, minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      {children}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {!isAsked || question === null ? null : (
          <Alert
            severity="warning"
            role="presentation"
            sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 10em' } }}
          >
            <span>{question}</span>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {answers.map((answer, index) => (
                <Button
                  key={answer.text}
                  id={`${answersId}-${index}`}
                  // 'Next' leads to the first answer.
                  data-answer
                  variant="outlined"
                  onClick={() => press(answer)}
                  sx={{ minHeight: 48 }}
                >
                  {answer.text}
                </Button>
              ))}
            </Box>
          </Alert>
        )}
      </Box>
    </Box>
  );
}
