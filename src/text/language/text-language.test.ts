import { expect, test } from 'vitest';
import { recognizeLanguage } from './text-language.ts';

test.for([
  ['Japanese', 'このファイルを PDF として保存してください。', 'ja'],
  ['Japanese without katakana', '表を並べ替えて保存してください。', 'ja'],
  ['Chinese', '打开 LibreOffice Calc 并保存文件', 'zh'],
  ['Korean', '이 파일을 PDF로 저장하세요.', 'ko'],
  ['Arabic', 'احفظ هذا الملف بصيغة PDF', 'ar'],
  ['Persian', 'این پرونده را ذخیره کنید', 'fa'],
  ['Urdu', 'اس فائل کو محفوظ کریں۔ یہ ضروری ہے', 'ur'],
  ['Hebrew', 'שמור את הקובץ', 'he'],
  ['Russian', 'Сохраните этот файл как PDF, чтобы его можно было открыть', 'ru'],
  ['Russian without letters of its own', 'Открой файл', 'ru'],
  ['Ukrainian', 'Збережіть цей файл у форматі PDF', 'uk'],
  ['Bulgarian', 'Запазете файла и затворете програмата, след като бъде готова', 'bg'],
  ['Serbian', 'Сачувај ову датотеку и затвори прозор њеног програма', 'sr'],
  ['Greek', 'Αποθηκεύστε το αρχείο', 'el'],
  ['Thai', 'บันทึกไฟล์นี้', 'th'],
  ['Hindi', 'फ़ाइल को डेस्कटॉप पर सहेजें', 'hi'],
] as const)('recognizes %s', ([, text, lang]) => {
  expect(recognizeLanguage(text, 'en').lang).toBe(lang);
});

test.for([
  ['احفظ هذا الملف', 'rtl'],
  ['LibreOffice: שמור את הקובץ', 'rtl'],
  ['打开文件', undefined],
  ['Save the file.', undefined],
] as const)('gives the direction of %s', ([text, dir]) => {
  expect(recognizeLanguage(text, 'en').dir).toBe(dir);
});

test.for([
  ['letters of many languages', 'Speichere die Datei.', 'en', undefined],
  ['nothing but numbers', '42', 'ja', undefined],
  ['words of two scripts', 'Open 文件 and save', 'en', undefined],
  ['a Chinese name in an English sentence', 'Rename it to "季度财务报告总结".', 'en', undefined],
] as const)('gives no language to %s', ([, text, stated, lang]) => {
  expect(recognizeLanguage(text, stated).lang).toBe(lang);
});

test.for([
  ['Speichere die Datei.', 'de', 'de'],
  ['打开文件', 'zh-TW', 'zh-TW'],
  ['Отвори прозореца', 'bg', 'bg'],
  ['打开文件', 'ja', 'ja'],
  ['このファイルを保存する', 'zh', 'ja'],
  ['Save the file.', 'ja', undefined],
  ['Save the file.', 'en', undefined],
  ['Save the file.', 'not a tag', undefined],
] as const)('of %s in a dataset of %s says %s', ([text, stated, lang]) => {
  expect(recognizeLanguage(text, stated).lang).toBe(lang);
});
