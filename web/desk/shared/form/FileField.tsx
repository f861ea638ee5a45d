import { Field, Input } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface FileFieldProps {
  label: string;
  /** Of the `accept` attribute. */
  accept: string;
  /** Below the box. */
  hint?: ReactNode;
  /** Called with the chosen file; undefined where the choice was taken back. */
  onChoose: (file: File | undefined) => void;
  /** Of the box, to empty it. */
  ref?: Ref<HTMLInputElement>;
}

/** A box that takes a file, with its label above. */
export function FileField({ label, accept, hint, onChoose, ref }: FileFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={ref}
        type="file"
        h="auto"
        p="2"
        bg="transparent"
        borderStyle="dashed"
        accept={accept}
        _file={{
          minH: '11',
          me: '3',
          px: '4',
          border: '1px solid {colors.border.control}',
          borderRadius: 'l2',
          bg: 'bg.panel',
          color: 'fg',
          fontWeight: 'semibold',
          cursor: 'button',
          _hover: { bg: 'bg.muted' },
        }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
      />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
