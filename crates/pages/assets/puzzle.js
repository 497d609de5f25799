// Adds to the table of a puzzle what a running table has: keys, double clicks, dragging, and words where things lie. The
// answer is an ordinary form, and what it was worth is a page of its own.

import "./keys.js";
import "./late.js";
import "./offer.js";
import "./quick.js";
import "./tips.js";
import { refresh } from "./refresh.js";
import { focusQuestion } from "./regions.js";
import { afterChange } from "./settings.js";

document.documentElement.classList.add("scripts");
afterChange(refresh);
refresh();
focusQuestion();
