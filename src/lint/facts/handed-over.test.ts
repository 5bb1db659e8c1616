import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import { isHandedOver } from './handed-over.ts';

const read = (instruction: string) => isHandedOver(exampleView({ instruction }));

test.for([
  'Look into my inbox and do what Tom wants.',
  'Set up the rota as the manager asked.',
  'Fill in the table following the instructions in rota.txt.',
  'Change the chart as described in the latest message.',
  'The requirements are listed in the README of the project. Meet them.',
  'Please handle the mail of the caretaker.',
  'Tick off my to-do list: finish all to-dos.',
  'Sort the members according to the minutes on the desktop.',
])('finds that "%s" hands over', (instruction) => {
  expect(read(instruction)).toBe(true);
});

test.for([
  '',
  'Add up each month on a new sheet of orders.xlsx and save it.',
  'Write a letter to the tenants and send it by mail.',
  'Create a pivot table of the sales in a new sheet.',
  'Make a list of all files in the folder.',
])('finds that "%s" does not', (instruction) => {
  expect(read(instruction)).toBe(false);
});
