// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from "./SandboxToken.sol";

/// An application on a sandbox chain. It swaps tokens at a rate that the caller names, pays out coins, and counts votes.
contract SandboxExchange {
    event Voted(address indexed voter, uint256 choice);

    error CannotPay(address to, uint256 value);

    receive() external payable {}

    function swap(SandboxToken from, uint256 value, SandboxToken to, uint256 answer) external {
        from.transferFrom(msg.sender, address(this), value);
        to.transfer(msg.sender, answer);
    }

    function payOut(address payable to, uint256 value) external {
        (bool paid,) = to.call{value: value}("");
        if (!paid) revert CannotPay(to, value);
    }

    function vote(uint256 choice) external {
        emit Voted(msg.sender, choice);
    }
}
