import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { checkFile, FULL_TEXT, textFileRule } from '../../../../contract/entities/file.ts';
import { TOAST_MS, useToast } from '../../../feedback/useToast.tsx';
import { focusField, useFieldInAddress } from '../state/fieldFocus.ts';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { PdfDialog } from './dialogs/PdfDialog.tsx';
import { PictureDialog } from './dialogs/PictureDialog.tsx';
import { editorStyles } from './editorStyles.ts';
import { hasBlocks } from './loadNormalizers.ts';
import type { Pasted } from './paste/readPasted.ts';
import { type Picture, selectedPicture } from './schema/figure.ts';
import { insertBlock } from './schema/insertBlock.ts';
import { insertLinked, linkTo } from './schema/links.ts';
import { HtmlToolbar } from './toolbar/HtmlToolbar.tsx';
import { useEditor } from './useEditor.ts';

export interface HtmlEditorProps {
  source: string;
  label: string;
  /** id of the text that says what may be written, or what is wrong */
  helpId: string;
  value: string;
  isRequired: boolean;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** What is open over the text: the link, the texts of a picture, or the first of the files to insert. */
type Opened = { link: string } | { picture: Picture } | { files: readonly File[] } | null;

/** The text of a field, with its formats and blocks. It loads lazily, because the editor is large. */
export function HtmlEditor({ source, label, helpId, value, isRequired, isInvalid, ...rest }: HtmlEditorProps) {
  const resource = useResourceContext() ?? '';
  const [blocks] = useState(() => hasBlocks(resource, source));
  const [opened, setOpened] = useState<Opened>(null);
  const toolbar = useRef({ focus: () => {} });
  const topic = useId();
  const toast = useToast();
  const noticePasted = usePastedNotice();
  const isDone = useRef(false);

  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(isRequired && { 'aria-required': 'true' }),
    'aria-label': label,
    'aria-describedby': helpId,
  };
  const insertFiles = (files: readonly File[]) => {
    const refused = files.flatMap((file) => checkFile(textFileRule(file.type), file) ?? []);
    const [first] = refused;
    if (first !== undefined) toast('error', first.text, { title: first.title, topic });
    const taken = files.filter((file) => checkFile(textFileRule(file.type), file) === null);
    if (taken.length > 0) setOpened({ files: taken });
  };
  const editPicture = () => {
    const picture = editor === null ? null : selectedPicture(editor);
    if (picture !== null) setOpened({ picture });
  };
  const { host, editor } = useEditor(
    value,
    { attributes, blocks },
    {
      onChange: rest.onChange,
      onPasted: noticePasted,
      onFiles: insertFiles,
      onPicture: editPicture,
      onToolbar: () => toolbar.current.focus(),
    },
  );
  const isRequested = useFieldInAddress() === source;

  useEffect(() => {
    if (editor !== null && !editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, isInvalid]);

  // The form looked for the field before the editor was there.
  useEffect(() => {
    if (editor !== null && isRequested) focusField(document, source);
  }, [editor, isRequested, source]);

  // After the dialog has given the focus back to what opened it.
  useEffect(() => {
    if (opened !== null || !isDone.current) return;
    isDone.current = false;
    editor?.commands.focus();
  }, [editor, opened]);

  const close = () => setOpened(null);
  const done = () => {
    isDone.current = true;
    close();
  };
  const nextFile = (files: readonly File[], isInserted: boolean) => {
    const [, ...left] = files;
    if (left.length > 0) setOpened({ files: left });
    else if (isInserted) done();
    else close();
  };
  return (
    <>
      {editor === null ? (
        <Box sx={{ height: 48 }} />
      ) : (
        <HtmlToolbar
          ref={toolbar}
          {...{ editor, label, blocks }}
          onLink={() => setOpened({ link: String(editor.getAttributes('link').href ?? '') })}
          onPicture={editPicture}
          onFiles={insertFiles}
        />
      )}
      <Box ref={host} data-field={source} onBlur={rest.onBlur} sx={editorStyles(isInvalid)} />
      {editor !== null && opened !== null && 'link' in opened ? (
        <LinkDialog
          current={opened.link}
          takesPaths={blocks}
          onClose={close}
          onApply={(href, name) => {
            linkTo(editor, href, name || href);
            done();
          }}
        />
      ) : null}
      {editor !== null && opened !== null && 'picture' in opened ? (
        <PictureDialog
          source={opened.picture}
          onClose={close}
          onDone={(picture) => {
            editor.commands.updateAttributes('figure', picture);
            done();
          }}
        />
      ) : null}
      {editor !== null && opened !== null && 'files' in opened && opened.files[0] ? (
        <InsertDialog
          key={opened.files.length}
          editor={editor}
          file={opened.files[0]}
          onClose={() => nextFile(opened.files, false)}
          onDone={() => nextFile(opened.files, true)}
        />
      ) : null}
    </>
  );
}

/** Says in one message what a paste left out. What of its look went is said once while the form is open: most programs send some. */
function usePastedNotice(): (pasted: Pasted) => void {
  const toast = useToast();
  const told = useRef(new Set<string>());
  return ({ lost, plain }) => {
    const kinds = [...lost, ...plain.filter((kind) => !told.current.has(kind))];
    for (const kind of plain) told.current.add(kind);
    if (kinds.length > 0) toast('info', `Lo pegado quedó sin: ${kinds.join('; ')}.`, { duration: 2 * TOAST_MS });
  };
}

interface InsertDialogProps {
  editor: Editor;
  file: File;
  onDone: () => void;
  onClose: () => void;
}

/** Inserts a chosen file: a PDF as a link, another one as a picture. */
function InsertDialog({ editor, file, onDone, onClose }: InsertDialogProps) {
  if (FULL_TEXT.types.includes(file.type)) {
    return (
      <PdfDialog
        file={file}
        onDone={(href, text) => {
          insertLinked(editor, href, text);
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PictureDialog
      source={file}
      onDone={(picture) => {
        insertBlock(editor, editor.schema.node('figure', { ...picture }), false);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
