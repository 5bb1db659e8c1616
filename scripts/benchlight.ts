import '../src/cli/program/main.ts';
