// Adds the conveniences of a running table to a puzzle: keys, double clicks, dragging, and tips. The answer is an
// ordinary form, and the verdict is a separate page.

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
